export async function a ( url )
{
	var k=0 ; var ok=false , res
	while(!ok&&k<3)
	{
		k++
		try{ res=await fetch( url ) ; ok=res.ok }
		catch( e ){ if(k==3) throw e }
	}
	if ( !ok ) throw new Error( 'a: '+res.status )
	return res.status
}
